// What machines read of a job, by the names of schema.org's JobPosting: as microdata, since the content security policy allows no script in the page.
// @chunk job
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'

const EMPLOYMENT = {
  permanent: 'FULL_TIME',
  fixedTerm: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  temporary: 'TEMPORARY',
  freelance: 'CONTRACTOR',
} as const
const UNIT = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' } as const

export function JobPosting({ job }: { job: JobDetail }) {
  const say = useBilingual()
  const { company, location, salary } = job
  return (
    <div hidden>
      <meta itemProp="title" content={say(job.title)} />
      <meta itemProp="description" content={say(job.descriptionHtml)} />
      <meta itemProp="datePosted" content={job.postedAt} />
      <meta itemProp="validThrough" content={job.validThrough} />
      <meta itemProp="employmentType" content={EMPLOYMENT[job.contract]} />
      <meta itemProp="directApply" content="true" />
      {job.remote === 'full' && <meta itemProp="jobLocationType" content="TELECOMMUTE" />}
      <span itemProp="hiringOrganization" itemScope itemType="https://schema.org/Organization">
        <meta itemProp="name" content={company.name} />
      </span>
      <span itemProp="jobLocation" itemScope itemType="https://schema.org/Place">
        <span itemProp="address" itemScope itemType="https://schema.org/PostalAddress">
          <meta itemProp="addressLocality" content={location.city} />
          <meta itemProp="addressCountry" content={location.countryCode} />
        </span>
      </span>
      {salary && (
        <span itemProp="baseSalary" itemScope itemType="https://schema.org/MonetaryAmount">
          <meta itemProp="currency" content={salary.currency} />
          <span itemProp="value" itemScope itemType="https://schema.org/QuantitativeValue">
            <meta itemProp="minValue" content={String(salary.min / 100)} />
            <meta itemProp="maxValue" content={String(salary.max / 100)} />
            <meta itemProp="unitText" content={UNIT[salary.unit]} />
          </span>
        </span>
      )}
    </div>
  )
}
