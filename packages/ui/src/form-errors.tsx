import { useEffect, useRef } from 'react';

type FormErrorsProps = {
  /** "Two things need a look". */
  title: string;
  errors: readonly { fieldId: string; message: string }[];
};

/** Error summary of a form, each entry linked to its field. Takes the focus when it appears. */
export function FormErrors({ title, errors }: FormErrorsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const signature = errors.map((error) => error.fieldId + error.message).join();
  useEffect(() => {
    if (signature) ref.current?.focus();
  }, [signature]);
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className="form-errors" role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`}>{error.message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
