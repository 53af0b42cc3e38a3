import { fetchBankList } from '@pahiya/contracts/fastag/recharge-calls';
import '../../../frame/styles/records.css';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { SearchHero } from '../../../parts/search-hero/search-hero.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { NumberForm } from '../../../parts/vehicle-number/number-form.tsx';
import { PlazaNote } from './plaza-note.tsx';

export const handle = { hero: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(fetchBankList, {});
  return { banks: answer.ok ? answer.value.banks : null };
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('tollsetu').metaTitle,
  description: copy('tollsetu').metaDescription,
  canonical: '/tollsetu',
}));

/** The home of FASTag: the number, how a recharge works, when a plaza sees it, and the banks. */
export function Component() {
  const { banks } = useLoaderData<typeof loader>();
  const copy = useCopy('tollsetu');
  const path = usePagePath();
  return (
    <>
      <SearchHero title={copy.title} lead={copy.lead}>
        <NumberForm
          marks={copy.marks}
          label={copy.number}
          typed=""
          problem={null}
          action="/tollsetu/recharge"
          submit={copy.submit}
        />
      </SearchHero>
      <div className="wrap grid gap-5 pt-8 lg:grid-cols-2">
        <Card title={copy.how.title} id="how">
          <ol className="grid list-decimal gap-2 pl-5">
            {copy.how.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Card>
        <Card title={copy.newTag.title} id="new-tag">
          <p>{copy.newTag.text}</p>
          <div className="actions pt-4">
            <ButtonLink href={path('/tollsetu/buy')} variant="outline">
              {copy.newTag.link}
            </ButtonLink>
          </div>
        </Card>
        <Card title={copy.plaza.title} id="plaza">
          <PlazaNote />
        </Card>
        <Card title={copy.banks.title} id="banks">
          {banks === null ? (
            <p role="status">{copy.banks.unavailable}</p>
          ) : (
            <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
              {banks.map(({ billerId, name, state }) => (
                <li key={billerId}>
                  <EnglishRun text={name} />
                  {state === 'left' && (
                    <span className="block text-ink-2 text-small">{copy.banks.left}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Card>
        <section aria-labelledby="questions" className="lg:col-span-2">
          <h2 id="questions">{copy.faq.title}</h2>
          <div className="pt-3">
            {copy.faq.items.map(({ id, question, answer }) => (
              <Disclosure key={id} summary={question} id={id}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}
