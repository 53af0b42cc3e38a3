import type { Answer } from '@pahiya/api-client/api-client';
import { type TrustLevel, trustLevels } from '@pahiya/domain/community/trust';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

type Member = NonNullable<Answer<'communityInit'>['userData']>;

/** A person's level of trust, what it allows, and what is missing to the next one. */
export function TrustCard({ trust, missing }: Pick<Member, 'trust' | 'missing'>) {
  const { trust: names, rules } = useCopy('community');
  const copy = useCopy('community-own').trust;
  const path = usePagePath();
  const next = names[trust + 1];
  return (
    <Card title={copy.title(names[trust] ?? '')}>
      <div className="grid gap-3">
        <p>{rules.trust.limits(trustLevels[trust as TrustLevel])}</p>
        {next !== undefined && (
          <>
            <p>{copy.missing(next)}</p>
            <ul className="grid list-disc gap-1 ps-6">
              {missing.map(({ what, has, needs }) => (
                <li key={what}>{copy.steps[what](needs, has)}</li>
              ))}
            </ul>
          </>
        )}
        <p>
          <a href={path('/community/rules')}>{rules.title}</a>
        </p>
      </div>
    </Card>
  );
}
