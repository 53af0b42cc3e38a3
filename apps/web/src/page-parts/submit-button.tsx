import { Button, type ButtonVariant } from '@pahiya/ui/button';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';

type SubmitButtonProps = {
  readonly label: ReactNode;
  /** Said while the form is under way. */
  readonly busy: string;
  /** Path of the form's action, to tell whose navigation is under way. */
  readonly action: string;
  /** `intent` of the form, where a page has several. */
  readonly intent?: string;
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly block?: boolean;
  readonly icon?: ReactNode;
};

/** The button that sends a form; turns the wheel and says what is being done meanwhile. */
export function SubmitButton({ label, busy, action, intent, ...look }: SubmitButtonProps) {
  const navigation = useNavigation();
  const isMine =
    navigation.formAction?.split('?')[0]?.endsWith(action) === true &&
    (intent === undefined || navigation.formData?.get('intent') === intent);
  return (
    <Button type="submit" busy={isMine ? busy : undefined} {...look}>
      {label}
    </Button>
  );
}
