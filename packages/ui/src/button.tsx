import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { WheelMark } from './wheel-mark.tsx';

/** sun: the one primary action of a screen. dark: primary action on yellow, or secondary action. outline: less
 * important choice. quiet: looks like a link. */
export type ButtonVariant = 'sun' | 'dark' | 'outline' | 'quiet';

type Look = {
  variant?: ButtonVariant | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Full width. */
  block?: boolean | undefined;
  icon?: ReactNode;
  children: ReactNode;
};

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'style' | 'children'> & {
    /** Busy label ("Asking the register"): shows the spinner. */
    busy?: string | undefined;
  };

/** A button. `type` defaults to submit, as in HTML. */
export function Button({
  variant,
  size,
  block,
  icon,
  children,
  busy,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      className={look(variant, size, block, className)}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <WheelMark size={22} turning /> : icon}
      <span>{busy ?? children}</span>
    </button>
  );
}

type ButtonLinkProps = Look & Omit<ComponentProps<'a'>, 'style' | 'children'> & { href: string };

/** A link styled as a button: it navigates, it does not act. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={look(variant, size, block, className)}>
      {icon}
      <span>{children}</span>
    </a>
  );
}

function look(
  variant: ButtonVariant = 'sun',
  size: Look['size'] = 'md',
  block: boolean | undefined,
  className: string | undefined,
): string {
  return classNames(
    'btn',
    `btn-${variant}`,
    size !== 'md' && `btn-${size}`,
    block && 'btn-block',
    className,
  );
}
