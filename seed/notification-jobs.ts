// The posts that notifications speak of, as the job search of own-tasks.ts and the mails know them.

export interface NotifiedJob {
  readonly jobId: string
  readonly jobTitle: string
  readonly location: string
}

const job = (jobId: string, jobTitle: string, location: string): NotifiedJob => ({ jobId, jobTitle, location })

/** Posts that Alex has applied for. */
export const appliedJobs = {
  halden: job('halden-energy-demand-analyst', 'Demand analyst, Halden Energy', 'Rotterdam, hybrid'),
  sete: job('port-de-sete-traffic-data-analyst', 'Traffic data analyst, Port de Sète', 'Sète'),
  lumen: job('lumen-sante-operations-analyst', 'Operations analyst, Lumen Santé', 'Lyon, hybrid'),
  orsay: job('orsay-logistics-planning-analyst', 'Planning analyst, Orsay Logistics', 'Orsay, hybrid'),
  rivet: job('rivet-and-rye-insight-analyst', 'Insight analyst, Rivet & Rye', 'Remote'),
  fournils: job('fournils-associes-demand-planner', 'Demand planner, Fournils Associés', 'Lyon, hybrid'),
  okapi: job('okapi-health-data-analyst', 'Health data analyst, Okapi Health', 'Remote'),
  nordaval: job('nordaval-supply-analyst', 'Supply analyst, Nordaval', 'Charleroi, hybrid'),
  laundry: job('blanchisserie-centrale-capacity-analyst', 'Capacity analyst, Blanchisserie Centrale', 'Lyon'),
} as const

/** Posts that are open, and fit. */
export const offeredJobs = {
  vero: job('vero-mobilite-pricing-analyst', 'Pricing analyst, Véro Mobilité', 'Lyon, hybrid'),
  planner: job('orsay-logistics-network-planner', 'Network planner, Orsay Logistics', 'Orsay, hybrid'),
  clinique: job('clinique-des-monts-data-analyst', 'Data analyst, admissions, Clinique des Monts', 'Lyon'),
  brume: job('ville-de-brume-data-steward', 'Data steward, Ville de Brume', 'Brume, hybrid'),
  rhone: job('transports-du-rhone-mobility-analyst', 'Mobility analyst, Transports du Rhône', 'Lyon, hybrid'),
  institut: job('institut-regional-research-assistant', 'Research assistant, Institut Régional', 'Lyon, hybrid'),
  nordlys: job('nordlys-analytics-energy-analyst', 'Ridership analyst, Nordlys Analytics', 'Göteborg, hybrid'),
  oberland: job('verkehrsverbund-oberland-timetable-analyst', 'Timetable analyst, Verkehrsverbund Oberland', 'Thun'),
  brightwell: job('brightwell-water-reporting-lead', 'Reporting lead, Brightwell Water', 'Remote'),
  tidewater: job('tidewater-ferries-statistician', 'Statistician, Tidewater Ferries', 'Galway, hybrid'),
  jura: job('lignes-du-jura-timetable-planner', 'Timetable planner, Lignes du Jura', 'Lons-le-Saunier'),
  atelier: job('atelier-nord-map-analyst', 'Map analyst, Atelier Nord', 'Lyon, hybrid'),
} as const
