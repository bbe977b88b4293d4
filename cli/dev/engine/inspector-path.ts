/** Path of the inspector. */
export const inspectorPath = '/__site';
