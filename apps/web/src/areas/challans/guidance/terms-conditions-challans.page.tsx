import { ButtonLink } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';

export const handle = { embeddable: true };

export const meta = pageMeta(({ copy }) => ({
  title: copy('challan-terms').metaTitle,
  description: copy('challan-terms').metaDescription,
  canonical: '/terms-conditions-challans',
}));

/** The terms for challans. Also opened from the app's browser view. */
export function Component() {
  const copy = useCopy('challan-terms');
  const { brand } = usePage();
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <div className="grid gap-2">
        <h1>{copy.title}</h1>
        <p className="text-ink-2">{copy.lead}</p>
      </div>
      {copy.parts.map((part) => (
        <section key={part.id} id={part.id} aria-labelledby={`${part.id}-title`}>
          <h2 id={`${part.id}-title`} className="pb-2">
            {part.title}
          </h2>
          <ul className="plain-list">
            {part.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        {copy.help} <a href={`mailto:${brand.supportEmail}`}>{copy.write}</a>
      </p>
      <div className="actions">
        <ButtonLink href={path('/challan-pay')} variant="dark">
          {copy.back}
        </ButtonLink>
      </div>
    </div>
  );
}
