import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type ChipLinksProps = {
  /** Label before the links: "Recent". */
  label: string;
  labelHidden?: boolean | undefined;
  /** `isCurrent`: the page that is shown. */
  links: readonly { href: string; label: ReactNode; isCurrent?: boolean | undefined }[];
  /** After the links: "Clear". */
  action?: ReactNode;
  /** Each link in its own box. */
  boxed?: boolean | undefined;
};

/** A short row of links. */
export function ChipLinks({ label, labelHidden, links, action, boxed }: ChipLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={classNames('chips', boxed && 'chips-boxed')} aria-label={label}>
      {!labelHidden && <span aria-hidden="true">{label}</span>}
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      {action}
    </nav>
  );
}
