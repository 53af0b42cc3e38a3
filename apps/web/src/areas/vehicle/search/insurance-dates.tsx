import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

/** The two insurance dates. The buttons lead to covers and price; beside each it says that nothing is sold here. */
export function InsuranceDates() {
  const { insurance } = useCopy('rc-search');
  const path = usePagePath();
  const href = path('/insurance-homepage');
  return (
    <section aria-labelledby="two-dates" className="grid gap-4">
      <div className="grid max-w-[62ch] gap-1.5">
        <h2 id="two-dates">{insurance.title}</h2>
        <p className="text-ink-2">{insurance.lead}</p>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {[insurance.thirdParty, insurance.ownDamage].map((cover) => (
          <Card
            key={cover.title}
            title={cover.title}
            level={3}
            footer={
              <>
                <ButtonLink href={href} variant="outline">
                  {cover.action}
                </ButtonLink>
                <p className="flex-[1_1_12rem] text-fine">{cover.note}</p>
              </>
            }
          >
            <p>{cover.text}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
