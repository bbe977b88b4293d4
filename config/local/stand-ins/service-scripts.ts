/** Stand-in for the support chat: a dialog that records messages. */
export const chatScript = `(() => {
  const base = new URL('.', document.currentScript.src).href;
  const send = (what) => navigator.sendBeacon(base + 'messages', JSON.stringify(what));
  window.standInChat = {
    open() {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Support chat');
      Object.assign(dialog.style, { width: '360px', border: '0', borderRadius: '12px', padding: '24px' });
      const form = document.createElement('form');
      form.method = 'dialog';
      const title = document.createElement('strong');
      title.textContent = 'Support chat (stand-in)';
      const text = document.createElement('textarea');
      text.setAttribute('aria-label', 'Message');
      text.required = true;
      text.maxLength = 1000;
      Object.assign(text.style, { display: 'block', width: '100%', margin: '12px 0', height: '96px', border: '1px solid' });
      const button = document.createElement('button');
      button.textContent = 'Send';
      form.append(title, text, button);
      form.addEventListener('submit', () => send({ page: location.href, text: text.value }));
      dialog.append(form);
      dialog.addEventListener('close', () => dialog.remove());
      document.body.append(dialog);
      dialog.showModal();
      send({ page: location.href, opened: true });
    },
  };
})();
`;

/** Stand-in for the bridge of the messaging app: accepts every configuration and records what is shared. */
export const sharingScript = `(() => {
  const base = new URL('.', document.currentScript.src).href;
  const send = (method, what) => navigator.sendBeacon(base + 'shares', JSON.stringify({ method, page: location.href, ...what }));
  const share = (method) => (shared) => {
    send(method, { title: shared.title, desc: shared.desc, link: shared.link, imgUrl: shared.imgUrl });
    shared.success?.();
  };
  window.wx = {
    config: (given) => send('config', { appId: given.appId, signature: given.signature }),
    ready: (run) => run(),
    error: () => {},
    updateAppMessageShareData: share('updateAppMessageShareData'),
    updateTimelineShareData: share('updateTimelineShareData'),
  };
})();
`;
