import { Button, type ButtonVariant } from '@pahiya/ui/button';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';

type SubmitButtonProps = {
  readonly label: ReactNode;
  /** Label while submitting. */
  readonly busy: string;
  /** Path of the form's action, to detect its own navigation. */
  readonly action: string;
  /** Path pattern with `*`, where script navigates there directly instead of submitting. */
  readonly opens?: string | undefined;
  /** `intent` of the form, where a page has several. */
  readonly intent?: string;
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly block?: boolean;
  readonly icon?: ReactNode;
};

/** A submit button; shows a spinner and a busy label while submitting. */
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
