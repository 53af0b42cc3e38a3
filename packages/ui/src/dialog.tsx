import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Heading, type HeadingLevel } from './heading.tsx';
import { Close } from './icons.tsx';

type DialogProps = {
  id: string;
  title: string;
  closeLabel: string;
  /** True opens the dialog as a modal, false closes it. If omitted, a DialogLink opens it. Ignored with `isPage`. */
  open?: boolean | undefined;
  /** Called after it was closed by the button, Escape or a press outside. */
  onClose?: (() => void) | undefined;
  /** The same content as the body of a page: the target of a DialogLink without script. It has no close button. */
  isPage?: boolean | undefined;
  /** Heading level of the title: 1 on its own page, 2 over a page. */
  level?: HeadingLevel | undefined;
  children: ReactNode;
};

/** A native dialog. The browser traps the focus, closes it on Escape and restores the focus. */
export function Dialog(props: DialogProps) {
  return <NativeDialog {...props} />;
}

/** The same from the bottom edge on a phone and from the right on a wide screen. */
export function Sheet(props: DialogProps) {
  return <NativeDialog {...props} isSheet />;
}

function NativeDialog(props: DialogProps & { isSheet?: boolean }) {
  const { id, title, closeLabel, open, onClose, isPage, isSheet, children } = props;
  const level = props.level ?? (isPage ? 1 : 2);
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === undefined || dialog.open === open) return;
    if (open) showDialog(dialog);
    else dialog.close();
  }, [open]);

  const content = (
    <div className="dialog-in">
      <div className="dialog-head">
        <Heading level={level} id={`${id}-title`}>
          {title}
        </Heading>
        {!isPage && (
          <form method="dialog">
            <button type="submit" className="dialog-close" aria-label={closeLabel}>
              <Close />
            </button>
          </form>
        )}
      </div>
      {children}
    </div>
  );
  const className = classNames('dialog', isSheet && 'sheet', isPage && 'dialog-page');
  if (isPage) {
    return (
      <section id={id} className={className} aria-labelledby={`${id}-title`}>
        {content}
      </section>
    );
  }
  return (
    <dialog
      id={id}
      ref={ref}
      className={className}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={onClose}
    >
      {content}
    </dialog>
  );
}

type DialogLinkProps = {
  /** The id of the Dialog or Sheet on this page. */
  dialog: string;
  /** Page with the same content, for browsers without script. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Opens a dialog of this page; without script it is a plain link to the page with the same content. */
export function DialogLink({ dialog, href, className, children }: DialogLinkProps) {
  return (
    <a
      href={href}
      className={className}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        const element = document.getElementById(dialog);
        if (!(element instanceof HTMLDialogElement)) return;
        event.preventDefault();
        showDialog(element);
      }}
    >
      {children}
    </a>
  );
}

/** Opens as a modal and focuses the first field, or else the heading: not the close button. */
function showDialog(dialog: HTMLDialogElement) {
  dialog.showModal();
  const field = dialog.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea');
  if (field) {
    field.focus();
    return;
  }
  const heading = dialog.querySelector<HTMLElement>('.dialog-head :is(h1, h2, h3, h4)');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
