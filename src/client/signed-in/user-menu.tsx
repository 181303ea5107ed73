import { Link, router, usePage } from '@inertiajs/react'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronsUpDown, LogOut, Settings } from 'lucide-react'
import * as Avatar from 'radix-ui/avatar'
import * as Menu from 'radix-ui/dropdown-menu'
import { Tooltip } from '#client/ui/tooltip.tsx'
import { routes } from '#shared/routes.ts'

/** Who is signed in, with the links to the settings and to log out. */
export function UserMenu({ collapsed, side }: { collapsed: boolean; side: 'top' | 'right' }) {
  const { user } = usePage().props.auth
  const logOut = useLogOut()
  if (!user) return null
  return (
    <Menu.Root modal={false}>
      <Tooltip text={user.name} enabled={collapsed}>
        <Menu.Trigger className="sidebar-row sidebar-row-large border-t border-line">
          <UserAvatar name={user.name} src={user.avatar} />
          <span className="sidebar-text flex-1 truncate text-left font-semibold max-md:line-clamp-2 max-md:leading-tight max-md:whitespace-normal">
            {user.name}
          </span>
          <ChevronsUpDown aria-hidden="true" className="sidebar-text mr-3 size-4 text-muted" />
        </Menu.Trigger>
      </Tooltip>
      {/* Without a portal, which would put it outside every landmark of the page. */}
      <Menu.Content
        side={side}
        align={side === 'top' ? 'start' : 'end'}
        sideOffset={8}
        collisionPadding={8}
        className="menu"
      >
        <div className="border-b border-line px-3 pt-1 pb-2.5">
          <p className="line-clamp-3 font-semibold wrap-anywhere">{user.name}</p>
          <p className="line-clamp-4 text-sm text-muted wrap-anywhere">{user.email}</p>
        </div>
        <Menu.Item asChild textValue="Settings">
          <Link href={routes.profile.href()} className="menu-item mt-1">
            <Settings aria-hidden="true" className="size-5" />
            Settings
          </Link>
        </Menu.Item>
        <Menu.Item className="menu-item" onSelect={logOut}>
          <LogOut aria-hidden="true" className="size-5" />
          Log out
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}

/** Ends the session, and deletes what was fetched for it. */
function useLogOut() {
  const queryClient = useQueryClient()
  return () => router.post(routes.logout.href(), {}, { onSuccess: () => queryClient.clear() })
}

/** A person's picture, or their initials. */
function UserAvatar({ name, src }: { name: string; src: string | null }) {
  return (
    <Avatar.Root className="flex size-8 shrink-0 overflow-hidden rounded-full">
      {src && <Avatar.Image src={src} alt="" className="size-full object-cover" />}
      <Avatar.Fallback
        aria-hidden="true"
        className="flex size-full items-center justify-center bg-structure text-xs leading-none font-semibold text-on-structure"
      >
        {initialsOf(name)}
      </Avatar.Fallback>
    </Avatar.Root>
  )
}

/** The first letters of the first and the last word of a name; of a single word, one. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => Array.from(word)[0]?.toUpperCase() ?? '').join('')
}
