import { Clock } from '@pahiya/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCopy } from '../../frame/copy/use-copy.ts';

const announcedAt = 10;

/** The seconds left: a number without colours or sounds, said once aloud. At zero the form goes with what is chosen.
 * Without script it shows the time that a question has, and the server decides alone. */
export function TestClock({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const copy = useCopy('practice');
  const [left, setLeft] = useState(seconds);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      over();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <span className="practice-clock">
      <Clock aria-hidden="true" size={20} />
      <span role="timer" aria-label={copy.timeLabel}>
        {copy.secondsLeft(left)}
      </span>
      <span role="status" className="sr-only">
        {left <= announcedAt && left > 0 ? copy.tenLeft : ''}
      </span>
    </span>
  );
}
