/** What an editor reads beside a field, in both languages of the editor. */
export const said = (en: string, zh: string) => ({ description: en, 'x-zh': zh });
