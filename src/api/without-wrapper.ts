/** CDATA sections and comments, which CMSs put around scripts for outdated browsers and parsers. */
const wrapper = /^(?:\/[/*])?\s*<!(?:\[CDATA\[|--)\s*(?:\*\/)?|(?:\/[/*])?[ \t]?(?:\]\]|--)>\s*(?:\*\/)?$/g;

export function withoutWrapper(text: string): string {
  return text.trim().replace(wrapper, '');
}
