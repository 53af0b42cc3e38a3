import { Button } from '@pahiya/ui/button';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { toastAdded } from '../../frame/state/toast-slice.ts';
import { useAppDispatch } from '../../frame/state/use-app-state.ts';
import { shareText } from './share-text.ts';

type ShareButtonProps = { readonly text: string; readonly url: string; readonly label: string };

/** Shares a link by the native app, the browser's sheet or the clipboard. Hidden without script. */
export function ShareButton({ text, url, label }: ShareButtonProps) {
  const { toast } = useCopy('shell');
  const dispatch = useAppDispatch();
  const press = async () => {
    const outcome = await shareText(text, url);
    if (outcome === 'copied') {
      dispatch(toastAdded({ id: 'copied', message: toast.copied, type: 'success' }));
    } else if (outcome === 'failed') {
      dispatch(toastAdded({ message: toast.genericError, type: 'error' }));
    }
  };
  return (
    <Button
      type="button"
      variant="dark"
      size="sm"
      className="noscript:hidden"
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
