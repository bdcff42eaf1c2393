import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { createPlainRouter } from './plainRouter.tsx'

const router = createPlainRouter(async (path) => {
  const response = await fetch(`/data${path === '/' ? '/index' : path}.json`)
  return response.json()
})
await router.load()
// Keeps the router from adding a Suspense boundary that the built page does not have.
router.ssr = { manifest: undefined }
const root = document.getElementById('root')
if (root !== null) hydrateRoot(root, <RouterProvider router={router} />)
