import type { Lead } from '@pahiya/contracts/partner-leads/lead-schema';
import type { ReactNode } from 'react';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

type LeadFormProps = {
  readonly lead: Pick<Lead, 'leadId' | 'version'>;
  readonly intent: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A form of the lead page, for the version of the lead that it shows. */
export function LeadForm({ lead, intent, className, children }: LeadFormProps) {
  const path = usePagePath();
  return (
    <form method="post" action={path(`/partner/leads/${lead.leadId}`)} className={className}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={lead.version} />
      {children}
    </form>
  );
}
