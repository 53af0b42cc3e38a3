import { ProgressBar } from '@pahiya/ui/progress-bar';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useCopy } from '../copy/use-copy.ts';
import {
  climb,
  isProgressHidden,
  progressDone,
  progressResetDelay,
  progressStart,
  progressStepDelay,
} from './progress.ts';

/** Progress bar during navigation. */
export function RouteProgress() {
  const copy = useCopy('shell');
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isMoving = navigation.state !== 'idle';
  const progress = useProgress(isMoving);
  if (isProgressHidden(navigation.location?.pathname ?? pathname)) return null;
  return <ProgressBar label={copy.loader} value={progress} />;
}

/** Starts, advances while navigating, finishes (also after an error), and hides. */
function useProgress(isMoving: boolean): number {
  const [progress, setProgress] = useState(0);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (isMoving) {
      hasStarted.current = true;
      setProgress(progressStart);
      const steps = setInterval(
        () => setProgress((now) => climb(now, Math.random())),
        progressStepDelay,
      );
      return () => clearInterval(steps);
    }
    if (!hasStarted.current) return;
    setProgress(progressDone);
    const reset = setTimeout(() => setProgress(0), progressResetDelay);
    return () => clearTimeout(reset);
  }, [isMoving]);
  return progress;
}
