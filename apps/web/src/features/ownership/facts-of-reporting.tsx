import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../copy/use-copy.ts';

/** What a report does, and where a fact is really put right. */
export function FactsOfReporting() {
  const { report } = useCopy('ownership');
  return (
    <Card title={report.whatHappens.title} look="quiet" id="what-happens">
      <ol className="grid list-decimal gap-1 ps-5 text-ink-2">
        {report.whatHappens.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className="pt-4 pb-1 text-lead">{report.fix.title}</h3>
      <p>{report.fix.text}</p>
    </Card>
  );
}
