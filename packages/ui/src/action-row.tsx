import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Tone } from './tone.tsx';

type ActionFace = {
  icon: ReactNode;
  label: string;
  /** State below the label: "Expired", "Add". */
  note?: string | undefined;
  tone?: Tone | undefined;
};

/** Three to five actions side by side, each with its state. Children: ActionLink or ActionButton. */
export function ActionRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="action-row no-print" aria-label={label}>
      {children}
    </nav>
  );
}

/** An action that navigates. */
export function ActionLink({ href, ...face }: ActionFace & { href: string }) {
  return (
    <a href={href} className="action">
      <Face {...face} />
    </a>
  );
}

/** An action that submits the surrounding form. */
export function ActionButton(face: ActionFace) {
  return (
    <button type="submit" className="action">
      <Face {...face} />
    </button>
  );
}

function Face({ icon, label, note, tone }: ActionFace) {
  return (
    <>
      {icon}
      <b>{label}</b>
      {note && <span className={classNames('action-note', tone && `tone-${tone}`)}> {note}</span>}
    </>
  );
}
