import { Disclosure } from '@pahiya/ui/disclosure';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import type { Question } from '../facts/office-line.ts';

/** FAQs as disclosures. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const copy = useCopy('rto-pages');
  return (
    <section aria-labelledby="questions" className="grid gap-2">
      <h2 id="questions">{copy.questions}</h2>
      <div>
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
