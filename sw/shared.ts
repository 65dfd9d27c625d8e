// What another app shares with Cairn (the manifest's share_target): put by as it came, and taken to the page that keeps it, since nobody may be signed in.
// Used by worker.ts.
import { SHARED_CACHE } from '#contract/shell/shared.ts'

/** @param page the address of the page that keeps it */
export async function putByShared(request: Request, page: string): Promise<Response> {
  const id = crypto.randomUUID()
  try {
    const form = await request.formData()
    await (await caches.open(SHARED_CACHE)).put(`/shared/${id}`, new Response(form))
  } catch {
    return Response.redirect(`${page}?share=lost`, 303)
  }
  return Response.redirect(`${page}?share=${id}`, 303)
}
