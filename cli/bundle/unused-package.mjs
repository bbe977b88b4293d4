// Stands in for packages that `html-minifier-terser` loads for options that frames do not use: a fifth of the program's code.
export const minify = undefined;
export default undefined;
