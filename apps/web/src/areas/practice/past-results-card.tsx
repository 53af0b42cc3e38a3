import { formatInstant } from '@pahiya/domain/shared/ist-date';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useEffect, useState } from 'react';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { erasePastResults, type PastResult, readPastResults } from './past-results.ts';

/** Results kept on this device; only script can read them, so it comes last on its page and moves nothing. */
export function PastResults() {
  const copy = useCopy('practice');
  const { language } = usePage();
  const [results, setResults] = useState<readonly PastResult[]>([]);
  const [isErased, setErased] = useState(false);
  useEffect(() => setResults(readPastResults(localStorage)), []);
  const erase = () => {
    erasePastResults(localStorage);
    setResults([]);
    setErased(true);
  };
  if (isErased) return <p role="status">{copy.past.erased}</p>;
  if (results.length === 0) return null;
  return (
    <Card id="past" title={copy.past.title}>
      <ul className="plain-list">
        {results.map(({ at, correct, of, isPassed }) => (
          <li key={at}>
            {[
              copy.past.row(correct, of),
              isPassed ? copy.result.passed : copy.result.failed,
              formatInstant(at, language),
            ].join(' · ')}
          </li>
        ))}
      </ul>
      <p className="py-3 text-ink-2 text-small">{copy.saved}</p>
      <Button type="button" variant="outline" onClick={erase}>
        {copy.past.erase}
      </Button>
    </Card>
  );
}
