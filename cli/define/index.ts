/**
 * The door between the generator and a site: types, functions that define parts of a site, and pure rules that both sides need. A site
 * imports nothing else of the program.
 */
/// <reference path="../pictures/pictures.d.ts" />
export type { Address, Base } from './address.ts';
export * from './addressable-ids.ts';
export * from './anchored.ts';
export * from './allowed-html.ts';
export type { CallRequest } from './call-request.ts';
export type { Problem } from '../problem.ts';
export * from './browser-call.ts';
export * from './call.ts';
export * from './config.ts';
export type * from './content-lists.ts';
export * from './content-picture.ts';
export { defineSite, type GivenSite } from './define-site.ts';
export { type BrowserFeature, browserFeatures, callHeaders, serverDefaults } from './defaults.ts';
export * from './editions.ts';
export * from './host.ts';
export * from './html.ts';
export * from './http-response.ts';
export * from './inside.ts';
export * from './island.ts';
export { type CallsOf, type FamilyOf, type Kind, type RecordOf, recordsOnPage } from './kinds.ts';
export * from './local-content.ts';
export * from './media-address.ts';
export type * from './navigation.ts';
export type * from './page.ts';
export * from './page-file.ts';
export * from './page-image.ts';
export * from './page-name.ts';
export * from './planned-links.ts';
export * from './publication.ts';
export * from './record-id.ts';
export * from './route.ts';
export * from './row-facts.ts';
export * from './safe-link.ts';
export * from './search-index.ts';
export * from './search-terms.ts';
export type { SiteTypes } from './site-types.ts';
export * from './site.ts';
export * from './stand-ins.ts';
export type * from './style-guide.ts';
export * from './templates.ts';
export { recordsOf } from './with-kinds.ts';
export * from './rendering.ts';
