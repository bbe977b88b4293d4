import { describe, expect, it } from 'vitest';
import { readSvg } from '../../../cli/embedded-api/svg.ts';

const drawing = (attributes: string, before = '') =>
  readSvg(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`);

describe('a drawing', () => {
  it.each([
    ['width="640" height="360"', 640, 360],
    ['width="640px" height="360.4"', 640, 360],
    ['width="2in" height="25.4mm"', 192, 96],
    ['viewBox="0 0 640 360"', 640, 360],
    ['viewBox="-5,-5,64.4,36"', 64, 36],
    ['width="100%" height="100%" viewBox="0 0 640 360"', 640, 360],
    ['width="320" viewBox="0 0 640 360"', 320, 180],
    ['height="180" viewBox="0 0 640 360"', 320, 180],
    ['width="0" height="10"', 300, 10],
    ['viewBox="0 0 0 0"', 300, 150],
    ['', 300, 150],
  ])('with %s has %d × %d pixels', (attributes, width, height) => {
    expect(drawing(attributes)).toEqual({ size: { width, height } });
  });

  it('may have what drawing programs write before it', () => {
    const before = '\ufeff<?xml version="1.0"?>\n<!-- made by hand -->\n';
    const declared = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>`;
    expect(drawing('width="4" height="3" data-of="&ns_svg;"', before + declared)).toEqual({
      size: { width: 4, height: 3 },
    });
  });

  it.each([
    ['', '1:0: document must contain a root element.'],
    ['<svg><g></svg>', '1:14: unexpected close tag.'],
    ['<html/>', 'the first element is <html>, not <svg>'],
  ])('that is %j is refused with its mistake', (text, error) => {
    expect(readSvg(text)).toEqual({ error: expect.stringContaining(error) });
  });
});
