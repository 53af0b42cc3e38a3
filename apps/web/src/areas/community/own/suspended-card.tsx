import type { Answer } from '@pahiya/api-client/api-client';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';

type Suspension = NonNullable<NonNullable<Answer<'communityInit'>['userData']>['suspension']>;

/** That a person may not write, why and until when. */
export function SuspendedCard({ suspension }: { suspension: Suspension }) {
  const { suspended: copy, appeal: appeals } = useCopy('community-own');
  const reasons: Readonly<Record<string, string>> = useCopy('community').reasons;
  const { language } = usePage();
  const path = usePagePath();
  const { suspensionId, reason, endsAt, appeal } = suspension;
  return (
    <Card title={copy.title} tone="brick">
      <p>{reasons[reason]}</p>
      <p>{endsAt === null ? copy.open : copy.until(instantText(endsAt, language))}</p>
      {appeal !== null && (
        <p>
          {appeal === 'possible' ? (
            <a href={path(`/community/appeal/member/${suspensionId}`)}>{appeals.possible}</a>
          ) : (
            appeals[appeal]
          )}
        </p>
      )}
      <p>
        <a href={path('/grievance-officer')}>{copy.officer}</a>
      </p>
    </Card>
  );
}
