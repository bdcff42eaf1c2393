/** In the editor of a folder: passes on that files were saved, by whomever, and have been looked at. */
import.meta.hot?.on('catalogue:checked', () => dispatchEvent(new Event('catalogue:checked')))
