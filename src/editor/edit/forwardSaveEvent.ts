/** In the editor of a folder: tells the page that saved files have been checked, whoever has saved them. */
import.meta.hot?.on('catalogue:checked', () => dispatchEvent(new Event('catalogue:checked')))
