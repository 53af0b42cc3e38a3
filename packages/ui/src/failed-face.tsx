import type { ReactNode, Ref } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';
import { Clock, Document } from './icons.tsx';
import { ToneShape } from './tone.tsx';

type FailedFaceProps = {
  /** What failed, and which source did not respond. */
  title: string;
  level?: HeadingLevel | undefined;
  detail?: ReactNode;
  /** What is still known. */
  known?: ReactNode;
  /** When to try again. */
  retryWhen?: ReactNode;
  action?: ReactNode;
  /** Reference number for support. */
  reference?: ReactNode;
  /** True when it appears after an interaction, to be announced. */
  isLive?: boolean | undefined;
  /** For a caller that gives it the focus. */
  ref?: Ref<HTMLDivElement> | undefined;
};

/** Error state: what failed, what is still known, when to retry, what to do now. */
export function FailedFace(props: FailedFaceProps) {
  const { title, level = 2, detail, known, retryWhen, action, reference, isLive } = props;
  return (
    <div
      ref={props.ref}
      className="face face-failed"
      role={isLive ? 'alert' : undefined}
      tabIndex={props.ref ? -1 : undefined}
    >
      <ToneShape tone="brick" />
      <Heading level={level}>{title}</Heading>
      {detail && <p>{detail}</p>}
      {(known || retryWhen) && (
        <ul className="face-rows">
          {known && (
            <li>
              <Document />
              <span>{known}</span>
            </li>
          )}
          {retryWhen && (
            <li>
              <Clock />
              <span>{retryWhen}</span>
            </li>
          )}
        </ul>
      )}
      {action && <div className="actions">{action}</div>}
      {reference && <p className="field-hint nums">{reference}</p>}
    </div>
  );
}
