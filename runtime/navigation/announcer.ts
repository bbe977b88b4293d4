/** Makes the live region that tells screen readers what has changed; answers what speaks through it. */
export function announcer(): (text: string) => void {
  const region = document.createElement('p');
  region.dataset['widget'] = 'announcer';
  region.dataset['lasting'] = '';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return (text) => (region.textContent = text);
}
