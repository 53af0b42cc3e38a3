import { Button } from '@pahiya/ui/button';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

type LiveToggleProps = {
  /** Path of its page, without the language: where it is sent without script. */
  readonly action: string;
  /** What it switches, as actions of the community name it: `like:<id>`. */
  readonly mark: string;
  readonly isOn: boolean;
  /** The labels that switch it on and off. */
  readonly labels: readonly [on: string, off: string];
  readonly count?: number;
  /** For screen readers, where the label alone does not say of what. */
  readonly about: string;
  readonly onSwitch: (isOn: boolean) => void;
};

/** A switch of a page of the app: it shows the new state at once, and carries the wanted one. */
export function LiveToggle(props: LiveToggleProps) {
  const { action, mark, isOn, labels, count, about, onSwitch } = props;
  const path = usePagePath();
  const [on, off] = labels;
  return (
    <form
      method="post"
      action={path(action)}
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        onSwitch(!isOn);
      }}
    >
      <input type="hidden" name="mark" value={mark} readOnly />
      <input type="hidden" name="intent" value={isOn ? 'off' : 'on'} readOnly />
      <Button variant={isOn ? 'dark' : 'outline'} size="sm">
        {isOn ? off : on}
        <span className="sr-only"> {about}</span>
        {count !== undefined && <span className="nums"> {count}</span>}
      </Button>
    </form>
  );
}
