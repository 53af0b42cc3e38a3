import { Button, type ButtonVariant } from '@pahiya/ui/button';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';

type SubmitButtonProps = {
  readonly label: ReactNode;
  /** Said while the form is under way. */
  readonly busy: string;
  /** Path of the form's action, to tell whose navigation is under way. */
  readonly action: string;
  /** Path with `*`, where script goes there at once instead of sending the form. */
  readonly opens?: string | undefined;
  /** `intent` of the form, where a page has several. */
  readonly intent?: string;
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly block?: boolean;
  readonly icon?: ReactNode;
};

/** The button that sends a form; turns the wheel and says what is being done meanwhile. */
export function SubmitButton({ label, busy, action, opens, intent, ...look }: SubmitButtonProps) {
  const navigation = useNavigation();
  const isSent =
    navigation.formAction?.split('?')[0]?.endsWith(action) === true &&
    (intent === undefined || navigation.formData?.get('intent') === intent);
  const isOpening =
    opens !== undefined && navigation.location?.pathname.includes(opens.replace('*', '')) === true;
  return (
    <Button type="submit" busy={isSent || isOpening ? busy : undefined} {...look}>
      {label}
    </Button>
  );
}
