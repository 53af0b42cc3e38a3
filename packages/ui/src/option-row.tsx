import type { ComponentProps } from 'react';

type OptionRowProps = Omit<ComponentProps<'input'>, 'style' | 'className' | 'type' | 'id'> & {
  id: string;
  type?: 'radio' | 'checkbox' | undefined;
  label: string;
  /** Exactly what the option includes. */
  hint: string;
  /** "Included" or "+ ₹62.42". */
  price: string;
};

/** An option with its price; the whole row is clickable. */
export function OptionRow({ id, type = 'radio', label, hint, price, ...input }: OptionRowProps) {
  return (
    <div className="check option-row">
      <input {...input} id={id} type={type} aria-describedby={`${id}-hint ${id}-price`} />
      <div className="option-text">
        <div>
          <label htmlFor={id}>{label}</label>
          <p id={`${id}-hint`} className="field-hint">
            {hint}
          </p>
        </div>
        <b id={`${id}-price`} className="nums">
          {price}
        </b>
      </div>
    </div>
  );
}
