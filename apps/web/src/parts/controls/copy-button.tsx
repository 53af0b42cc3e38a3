import { Button, type ButtonVariant } from '@pahiya/ui/button';
import { Copy } from '@pahiya/ui/icons';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { toastAdded } from '../../frame/state/toast-slice.ts';
import { useAppDispatch } from '../../frame/state/use-app-state.ts';

type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  readonly variant?: ButtonVariant;
};

/** Copies a text and confirms it. Hidden without script. */
export function CopyButton({ text, label, variant = 'outline' }: CopyButtonProps) {
  const { toast } = useCopy('shell');
  const dispatch = useAppDispatch();
  return (
    <Button
      type="button"
      variant={variant}
      size="sm"
      icon={<Copy />}
      className="noscript:hidden"
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => dispatch(toastAdded({ id: 'copied', message: toast.copied, type: 'success' })),
          () => dispatch(toastAdded({ message: toast.genericError, type: 'error' })),
        );
      }}
    >
      {label}
    </Button>
  );
}
