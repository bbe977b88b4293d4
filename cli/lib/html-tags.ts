/** Elements whose text HTML reads to their end, tags included: without an end they have the rest of the document. */
export const swallowing = ['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes'] as const;

/** Attributes that may have no value, and those that editors leave empty. */
const attributes = new Set(
  (
    'allowfullscreen align alt async autocapitalize autocomplete autofocus autoplay background bgcolor border checked cite class ' +
    'clear color cols colspan compact content contenteditable controls coords crossorigin data datetime decoding default defer dir ' +
    'disabled download draggable enterkeyhint face for form frameborder headers height hidden href hreflang hspace id inert inputmode ' +
    'ismap itemid itemprop itemscope itemtype kind label lang language loading loop max maxlength media method min multiple muted name ' +
    'nohref nomodule noresize noshade novalidate nowrap open pattern placeholder playsinline popover poster preload property readonly ' +
    'rel required reversed role rows rowspan rules sandbox scope scrolling seamless selected shape size sizes slot span spellcheck src ' +
    'srcdoc srclang srcset start step style summary tabindex target title translate type usemap valign value version vspace width wrap xmlns'
  ).split(' '),
);

/**
 * Whether the name of an attribute without a value is a word of a text: `a<b and c>d` is a tag to HTML. Names that programs make (`data-x`,
 * `_ngcontent-a`, `v:x`) have other signs.
 */
export const isWord = (attribute: string) =>
  /[<\u0080-\uffff]/.test(attribute) || (/^[a-z]+$/i.test(attribute) && !attributes.has(attribute.toLowerCase()));
