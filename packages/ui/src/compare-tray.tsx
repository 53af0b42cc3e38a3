import type { ReactNode } from 'react';
import { Close, Plus } from './icons.tsx';
import { Kerb } from './kerb.tsx';

type CompareTrayProps = {
  label: string;
  /** `removeHref`: the same page without it. */
  items: readonly {
    key: string;
    name: string;
    picture?: ReactNode;
    removeLabel: string;
    removeHref: string;
  }[];
  /** What the free places say: "Add a third". */
  free: readonly string[];
  /** Why another does not fit. */
  notice?: ReactNode;
  /** The comparison, or what is missing for it. */
  action: ReactNode;
};

/** The bar with what was chosen to compare. Nothing without a choice. */
export function CompareTray({ label, items, free, notice, action }: CompareTrayProps) {
  if (items.length === 0) return null;
  return (
    <section className="tray" aria-label={label}>
      <Kerb />
      <div className="wrap tray-in">
        <ul>
          {items.map(({ key, name, picture, removeLabel, removeHref }) => (
            <li key={key} className="tray-item">
              {picture}
              <span className="tray-name">{name}</span>
              <a href={removeHref} aria-label={removeLabel} data-keep="place">
                <Close />
              </a>
            </li>
          ))}
          {free.map((text) => (
            <li key={text} className="tray-item tray-free">
              <Plus />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <div className="tray-act">
          {notice && (
            <p role="status" className="text-small">
              {notice}
            </p>
          )}
          {action}
        </div>
      </div>
    </section>
  );
}
