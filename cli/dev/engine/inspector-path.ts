export const inspectorPath = '/__site';
