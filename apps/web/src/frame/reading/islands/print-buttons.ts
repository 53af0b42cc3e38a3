/** Shows the buttons that print this page (`data-print`); without script people use the browser's menu. */
export function bringPrintButtons(document: Document, print: () => void): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', print);
  }
}
