import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Close } from './icons.tsx';
import { type Tone, ToneShape } from './tone.tsx';

export type ToastKind = 'default' | 'info' | 'warn' | 'error' | 'success';

type ToastProps = {
  kind?: ToastKind | undefined;
  message: string;
  /** Style overrides of its type. */
  look?: CSSProperties | undefined;
  /** True while it fades out, before its removal. */
  closing?: boolean | undefined;
  close?: { label: string; onClose: () => void } | undefined;
};

const TONES: Record<ToastKind, Tone | null> = {
  default: null,
  info: 'sky',
  warn: 'amber',
  error: 'brick',
  success: 'road',
};

/** A toast at the bottom of the page. Presentational only: the caller shows and hides it. */
export function Toast({ kind = 'default', message, look, closing, close }: ToastProps) {
  const tone = TONES[kind];
  return (
    <div
      className={classNames('toast', kind !== 'default' && `toast-${kind}`)}
      style={look}
      data-closing={closing ? 'true' : undefined}
      role={kind === 'error' ? 'alert' : undefined}
    >
      {tone && <ToneShape tone={tone} />}
      <span>{message}</span>
      {close && (
        <button type="button" aria-label={close.label} onClick={close.onClose}>
          <Close />
        </button>
      )}
    </div>
  );
}

/** Toast area; a live region that is always on the page. */
export function ToastArea({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <section className="toasts" aria-label={label} aria-live="polite">
      {children}
    </section>
  );
}
