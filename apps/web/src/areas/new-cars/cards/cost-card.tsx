import type { Answer } from '@pahiya/api-client/api-client';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { CostLines } from '../cost/cost-lines.tsx';
import { costPath } from '../facts/car-paths.ts';

/** The five-year cost on the page of a variant; nothing where no current price is known. */
export function CostCard({ answer }: { readonly answer: Answer<'carCost'> }) {
  const copy = useCopy('car-cost');
  const path = usePagePath();
  const { make, model, variant, city, cost, energy } = answer;
  if (cost === null) return null;
  return (
    <Card
      id="cost"
      title={copy.card}
      footer={
        <ButtonLink
          href={`${path(costPath(make.slug, model.slug, variant.slug))}?city=${city.cityId}`}
          variant="outline"
        >
          {copy.change}
        </ButtonLink>
      }
    >
      <CostLines cost={cost} energy={energy} />
    </Card>
  );
}
