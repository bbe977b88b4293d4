import { Parser } from 'htmlparser2';
import { isSafeLink } from '../../cli/define/safe-link.ts';

/** What no document of the site may have, whatever its content. `media` is the host that pictures may come from. */
export function intruders({ html, media }: { html: string; media: string }): string[] {
  const found: string[] = [];
  let script: { type: string; text: string } | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (['iframe', 'object', 'embed', 'base', 'style', 'marquee', 'animate', 'foreignobject'].includes(name))
        found.push(`<${name}>`);
      if (name === 'meta' && attributes['http-equiv'] !== undefined) found.push(`<meta ${attributes['http-equiv']}>`);
      if (name === 'script' && attributes['src'] === undefined) script = { type: attributes['type'] ?? '', text: '' };
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on|^(?:formaction|ping|srcdoc|xlink:href|is|slot)$/.test(key)) found.push(`${name} ${key}`);
        if (key === 'style') found.push(`${name} ${key}=${value}`);
        if (['href', 'src', 'action', 'poster', 'data'].includes(key) && name !== 'use' && !isSafeLink(asRead(value)))
          if (!value.startsWith('data:image/')) found.push(`${name} ${key}=${value}`);
        if (['img', 'video', 'audio', 'source'].includes(name) && /^(?:src|poster)$/.test(key))
          if (!value.startsWith('/') && !value.startsWith(`https://${media}/`) && !value.startsWith('data:image/'))
            found.push(`${name} ${key}=${value}`);
      }
    },
    ontext(text) {
      if (script) script.text += text;
    },
    onclosetag(name) {
      if (name !== 'script' || !script) return;
      if (script.type.includes('json')) JSON.parse(script.text);
      else if (script.text.includes('go(')) found.push(script.text);
      script = null;
    },
  });
  parser.end(html);
  return found;
}

/** An address as browsers read it. */
const asRead = (value: string) => value.replace(/^https?:/i, (scheme) => scheme.toLowerCase()).replaceAll(' ', '%20');
