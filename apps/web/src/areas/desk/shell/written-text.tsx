/** What a person wrote, as plain text in whatever language it is. */
export function WrittenText({ text }: { readonly text: string }) {
  return (
    <p lang="" dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {text}
    </p>
  );
}
