/** The framework's defaults. The root is where both this folder and the packages that it links to are. */
export default { turbopack: { root: '/' } };
