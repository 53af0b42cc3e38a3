import { Button } from '@pahiya/ui/button';
import { FieldError } from '@pahiya/ui/field-notes';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { ActOutcome } from './act-of.ts';

type ToggleFormProps = {
  /** Of the element that an answer replaces; also the anchor to which the page returns without script. */
  readonly id: string;
  /** Path of its page, without the language. */
  readonly action: string;
  /** What it switches, as the call of one's own marks names it: `like:<id>`. */
  readonly mark: string;
  readonly isOn: boolean;
  /** The labels that switch it on and off. */
  readonly labels: readonly [on: string, off: string];
  readonly count?: number;
  /** For screen readers, where the label alone does not say of what. */
  readonly about?: string;
  readonly outcome: ActOutcome | null;
};

/** A button that switches one thing of the reader's. It carries the wanted state, so a second press changes nothing more.
 * A kept page shows it switched off; the script of reading pages switches on what is. */
export function ToggleForm(props: ToggleFormProps) {
  const { id, action, mark, isOn, labels, count, about, outcome } = props;
  const errors = useCopy('errors').byCode;
  const path = usePagePath();
  const failed = outcome?.failure != null && outcome.mark === mark ? outcome.failure : null;
  const [on, off] = labels;
  return (
    <div id={id} className="toggle">
      <form method="post" action={`${path(action)}#${id}`} data-swap={id} data-mark={mark}>
        <input type="hidden" name="mark" value={mark} />
        <input type="hidden" name="intent" value={isOn ? 'off' : 'on'} />
        <Button variant={isOn ? 'dark' : 'outline'} size="sm" data-other={isOn ? on : off}>
          <span data-label="">{isOn ? off : on}</span>
          {about !== undefined && <span className="sr-only"> {about}</span>}
          {count !== undefined && (
            <>
              {' '}
              <span className="nums" data-count="">
                {count}
              </span>
            </>
          )}
        </Button>
      </form>
      <FieldError
        id={`${id}-error`}
        error={failed === null ? undefined : errors[failed.code].title}
      />
    </div>
  );
}
