# Cairn as a container: Node builds it, Caddy serves it on port 8080, without root. docs/deploy.md says how to run it.
# Debian's C library, as the tools of the build are made for it.
FROM node:24-bookworm-slim AS build
WORKDIR /cairn
COPY package.json package-lock.json ./
COPY scripts/install.mjs scripts/
RUN node scripts/install.mjs
COPY . .
RUN npm run build && node scripts/compress.mjs

FROM caddy:2-alpine
# Ports above 1023 need no privilege. With it, the program would not start where a platform drops them all.
RUN setcap -r /usr/bin/caddy
COPY docs/hosts/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /cairn/dist /srv/cairn/dist
ENV CAIRN_ADDRESS=http://:8080 XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 65534:65534
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD ["wget", "-q", "--spider", "http://127.0.0.1:8080/"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
