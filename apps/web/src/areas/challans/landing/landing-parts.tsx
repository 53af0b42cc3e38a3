import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { ShieldCheck } from '@pahiya/ui/icons';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

/** From the number to the receipt, in three steps. */
export function HowItWorks() {
  const { how } = useCopy('challan-pay');
  const path = usePagePath();
  return (
    <section aria-labelledby="how" className="grid gap-4">
      <h2 id="how">{how.title}</h2>
      <ol className="grid gap-5 lg:grid-cols-3">
        {how.steps.map((step, index) => (
          <li key={step.id} className="grid grid-cols-[auto_1fr] gap-x-3.5">
            <span
              aria-hidden="true"
              className="nums grid size-11 place-items-center rounded-full bg-sun font-bold text-on-sun"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lead">{step.title}</h3>
              <p className="text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p>
        {how.days} <a href={path('/terms-conditions-challans')}>{how.terms}</a>
      </p>
    </section>
  );
}

/** Fraudulent challan messages, and a link to check one. */
export function FakeWarning() {
  const { fake } = useCopy('challan-pay');
  const path = usePagePath();
  return (
    <Card
      id="fake"
      title={fake.title}
      look="accent"
      footer={
        <ButtonLink href={path('/fake-challan-check')} variant="dark" icon={<ShieldCheck />}>
          {fake.action}
        </ButtonLink>
      }
    >
      <p>{fake.text}</p>
    </Card>
  );
}

/** Six FAQs, and links to related pages. */
export function ChallanQuestions() {
  const { faq, more } = useCopy('challan-pay');
  const path = usePagePath();
  return (
    <section aria-labelledby="faq" className="grid gap-4">
      <h2 id="faq">{faq.title}</h2>
      <div className="card py-2!">
        {faq.items.map((item) => (
          <Disclosure key={item.id} summary={item.question} id={`faq-${item.id}`}>
            <p>{item.answer}</p>
          </Disclosure>
        ))}
      </div>
      <p className="flex flex-wrap gap-x-5 [&>a]:inline-flex [&>a]:min-h-12 [&>a]:items-center">
        <a href={path('/challan-status')}>{more.status}</a>
        <a href={path('/contest-challan')}>{more.contest}</a>
      </p>
    </section>
  );
}
