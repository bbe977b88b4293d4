/** The document of the editor; its script makes the rest. */
export const editorPage = (script: string): string =>
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>Edit</title><link rel="icon" href="data:,"><body><noscript>This editor needs JavaScript.</noscript>` +
  `<script type="module" src="${script}"></script></body></html>`;
