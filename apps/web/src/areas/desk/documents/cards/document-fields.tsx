import type { Shape } from '@pahiya/contracts/shapes/document-shape';
import { CheckField } from '@pahiya/ui/check-field';
import { Disclosure } from '@pahiya/ui/disclosure';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { fieldsOfValue, itemsOfValue, nameOfItem, textOfValue } from '../values/document-value.ts';

type FieldsProps<Kind extends Shape['type'] = Shape['type']> = {
  readonly shape: Extract<Shape, { type: Kind }>;
  readonly value: unknown;
  /** Name of the field in the form: the path in the document. */
  readonly name: string;
  /** The field's own name in the contract. */
  readonly field: string;
  /** Whether this path, or one below it, has an error. */
  readonly isWrong: (name: string) => boolean;
};

/** Above this length a text gets a textarea, whether line breaks are allowed or not. */
const lineLetters = 120;
/** Always a single-line input, however long. */
const addresses: readonly string[] = ['path', 'canonical'];

/** The fields of a document, generated from its contract. Lists have one extra empty item to add one. All of it
 * works without script. */
export function DocumentFields(props: FieldsProps) {
  const { shape } = props;
  if (shape.type === 'object') return <ObjectFields {...props} shape={shape} />;
  if (shape.type === 'list') return <ListFields {...props} shape={shape} />;
  return <OneField {...props} />;
}

/** Label of a field; its name in the contract when there is no copy yet. */
function useFieldName(): (field: string) => string {
  const names: Readonly<Record<string, string>> = useCopy('desk-documents').fields;
  return (field) => names[field] ?? field;
}

function ObjectFields({ shape, value, name, field, isWrong }: FieldsProps<'object'>) {
  const nameOf = useFieldName();
  const fields = fieldsOfValue(value);
  const inner = shape.fields.map((one) => (
    <DocumentFields
      key={one.name}
      shape={one.shape}
      value={fields[one.name]}
      name={`${name}.${one.name}`}
      field={one.name}
      isWrong={isWrong}
    />
  ));
  if (field === '') return inner;
  return (
    <fieldset className="grid min-w-0 gap-3 border-line border-l pl-3">
      <legend className="font-semibold">{nameOf(field)}</legend>
      {inner}
    </fieldset>
  );
}

function ListFields({ shape, value, name, field, isWrong }: FieldsProps<'list'>) {
  const copy = useCopy('desk-documents');
  const { language } = usePage();
  const nameOf = useFieldName();
  const items = itemsOfValue(value);
  const shown = shape.most !== null && items.length >= shape.most ? items : [...items, undefined];
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="font-semibold">{nameOf(field)}</legend>
      <input type="hidden" name={`${name}#`} value={shown.length} />
      {shown.map((item, place) => {
        const at = `${name}.${place}`;
        const isNew = place >= items.length;
        return (
          <Disclosure
            key={at}
            summary={isNew ? copy.add : copy.item(place + 1, nameOfItem(item, language))}
            open={isWrong(at)}
          >
            <div className="grid gap-3">
              <DocumentFields
                shape={shape.item}
                value={item}
                name={at}
                field=""
                isWrong={isWrong}
              />
              {!isNew && (
                <div className="grid gap-3 md:grid-cols-2">
                  <TextField
                    id={`${at}^`}
                    name={`${at}^`}
                    label={copy.place}
                    inputMode="numeric"
                    defaultValue={place + 1}
                  />
                  <CheckField id={`${at}-`} name={`${at}-`} value="1" label={copy.takeOut} />
                </div>
              )}
            </div>
          </Disclosure>
        );
      })}
    </fieldset>
  );
}

function OneField({ shape, value, name, field, isWrong }: FieldsProps) {
  const copy = useCopy('desk-documents');
  const nameOf = useFieldName();
  const common = {
    id: name,
    name,
    label: shape.empty === 'refused' ? nameOf(field) : copy.optional(nameOf(field)),
    error: isWrong(name) ? copy.wrong : undefined,
    ...(field === 'en' || field === 'hi' ? { lang: field } : {}),
  };
  const text = textOfValue(shape, value);
  switch (shape.type) {
    case 'flag':
      return (
        <CheckField {...common} label={nameOf(field)} value="1" defaultChecked={value === true} />
      );
    case 'choice':
      return (
        <SelectField
          {...common}
          emptyLabel={copy.none}
          defaultValue={text}
          options={shape.options.map((option) => ({ value: option, label: nameOf(option) }))}
        />
      );
    case 'instant':
      return (
        <TextField {...common} type="datetime-local" hint={copy.inIndia} defaultValue={text} />
      );
    case 'number':
      return <TextField {...common} inputMode="numeric" maxLength={9} defaultValue={text} />;
    case 'text':
      return isArea(shape, field) ? (
        <TextAreaField
          {...common}
          rows={shape.hasLines ? 5 : 3}
          maxLength={shape.longest ?? undefined}
          defaultValue={text}
        />
      ) : (
        <TextField {...common} maxLength={shape.longest ?? undefined} defaultValue={text} />
      );
    default:
      return null;
  }
}

function isArea(shape: Extract<Shape, { type: 'text' }>, field: string): boolean {
  return shape.hasLines || ((shape.longest ?? 0) > lineLetters && !addresses.includes(field));
}
