import type { SiteOperator } from '@pahiya/web/frame/page/page-contract';
import type { Config } from './config.ts';

/** The site's operator, for the legal pages. Unset values are null: the pages then say so. */
export function siteOperator(config: Config): SiteOperator {
  const { GRIEVANCE_OFFICER_NAME: name, GRIEVANCE_OFFICER_EMAIL: email } = config;
  return {
    legalName: config.SELLER_LEGAL_NAME ?? null,
    address: config.SELLER_ADDRESS === '' ? null : config.SELLER_ADDRESS,
    grievanceOfficer:
      name === undefined || email === undefined
        ? null
        : {
            name,
            email,
            phone: config.GRIEVANCE_OFFICER_PHONE ?? null,
            address: config.GRIEVANCE_OFFICER_ADDRESS ?? null,
          },
    lookupLogDays: config.LOOKUP_LOG_DAYS,
    documentDays: config.DOCUMENT_DAYS,
  };
}
